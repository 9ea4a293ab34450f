/** Three soft sounds, made when they are needed: a card laid, your turn, won. */

import { session } from './session.svelte';

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, loud: number, shape: OscillatorType = 'sine'): void {
  if (!context) return;
  const at = context.currentTime + start;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(frequency, at);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

function rustle(): void {
  if (!context) return;
  const length = Math.floor(context.sampleRate * 0.07);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 1600;
  const gain = context.createGain();
  gain.gain.value = 0.12;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

export function sound(which: 'card' | 'turn' | 'won'): void {
  if (!session.settings.sound) return;
  context ??= new AudioContext();
  if (which === 'card') rustle();
  if (which === 'turn') [523, 659].forEach((note, index) => tone(note, index * 0.12, 0.35, 0.05));
  if (which === 'won') [392, 494, 587, 784].forEach((note, index) => tone(note, index * 0.14, 0.6, 0.05, 'triangle'));
}
