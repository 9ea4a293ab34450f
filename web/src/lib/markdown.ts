/** The little Markdown in which the games are taught: headings, paragraphs, lists, tables, bold and italics. */

export interface Span {
  kind: 'text' | 'bold' | 'italic' | 'code';
  text: string;
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; rows: Span[][][] };

export function spans(text: string): Span[] {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`)/)
    .filter(Boolean)
    .map((piece): Span => {
      if (piece.startsWith('**')) return { kind: 'bold', text: piece.slice(2, -2) };
      if (piece.startsWith('`')) return { kind: 'code', text: piece.slice(1, -1) };
      if (piece.length > 2 && /^[*_].*[*_]$/.test(piece)) return { kind: 'italic', text: piece.slice(1, -1) };
      return { kind: 'text', text: piece };
    });
}

const ITEM = /^(?:[-*]|\d+\.)\s+/;

/** The text as blocks; what it does not know it leaves as a paragraph. */
export function blocks(text: string): Block[] {
  return text
    .replace(/^(#{1,4} .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .map((part): Block => {
      const heading = /^(#{1,4})\s+(.*)$/.exec(part);
      if (heading) return { kind: 'heading', level: heading[1]!.length, spans: spans(heading[2]!) };
      if (ITEM.test(part)) {
        const items = part.split(/\n(?=(?:[-*]|\d+\.)\s+)/).map((item) => spans(item.replace(ITEM, '').replace(/\s*\n\s*/g, ' ')));
        return { kind: 'list', ordered: /^\d/.test(part), items };
      }
      if (part.startsWith('|')) {
        const rows = part.split('\n').filter((row) => !/^\|[\s|:-]+\|$/.test(row.trim()));
        return { kind: 'table', rows: rows.map((row) => row.trim().replace(/^\||\|$/g, '').split('|').map((cell) => spans(cell.trim()))) };
      }
      return { kind: 'paragraph', spans: spans(part.replace(/\s*\n\s*/g, ' ')) };
    });
}
