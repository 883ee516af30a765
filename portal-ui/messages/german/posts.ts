import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { posts as english } from '../english/posts.ts'

export const posts: TextsLike<typeof english> = {
  back: 'Prämien',
  gone: 'Diesen Artikel gibt es nicht mehr',
  goneText: 'Der Link ist vielleicht alt oder falsch geschrieben.',
  by: 'Von Team %{team}',
  products: 'Aus diesem Artikel',
  loading: 'Artikel wird geladen',
}
