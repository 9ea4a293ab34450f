import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** The shapes that the table has on small screens, so that every part of it means the same by them. */
const SHAPES = {
  upright: 'table (max-width: 700px)',
  sideways: 'table (max-height: 480px) and (min-width: 540px)',
  small: 'table (max-width: 700px) or (max-height: 480px)',
};

const shaped = {
  style: ({ content }) => ({ code: content.replace(/@container (upright|sideways|small)\b/g, (_, shape) => `@container ${SHAPES[shape]}`) }),
};

export default { preprocess: [shaped, vitePreprocess()] };
