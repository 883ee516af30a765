import type { gifs as english } from '../english/gifs.ts'
import type { TextsLike } from '../textsLike.ts'

export const gifs = {
  aGIF: 'Un GIF',
  gif: 'GIF: %{words}',
  stop: 'Detener el GIF: %{words}',
  play: 'Reproducir el GIF: %{words}',
} as const satisfies TextsLike<typeof english>
