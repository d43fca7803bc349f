declare module 'zzfx' {
  export const ZZFX: { volume: number; audioContext: AudioContext };
  /** Twenty numbers make a sound; what is left out is as the synthesizer has it. */
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
