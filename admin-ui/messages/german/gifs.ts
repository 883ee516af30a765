import type { gifs as english } from '../english/gifs.ts'
import type { TextsLike } from '../textsLike.ts'

export const gifs = {
  aGIF: 'Ein GIF',
  gif: 'GIF: %{words}',
  stop: 'GIF anhalten: %{words}',
  play: 'GIF abspielen: %{words}',
} as const satisfies TextsLike<typeof english>
