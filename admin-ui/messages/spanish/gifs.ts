import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { gifs as english } from '../english/gifs.ts'

export const gifs = {
  aGIF: 'Un GIF',
  gif: 'GIF: %{words}',
  stop: 'Detener el GIF: %{words}',
  play: 'Reproducir el GIF: %{words}',
} as const satisfies TextsLike<typeof english>
