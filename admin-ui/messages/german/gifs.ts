import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { gifs as english } from '../english/gifs.ts'

export const gifs = {
  aGIF: 'Ein GIF',
  gif: 'GIF: %{words}',
  stop: 'GIF anhalten: %{words}',
  play: 'GIF abspielen: %{words}',
} as const satisfies TextsLike<typeof english>
