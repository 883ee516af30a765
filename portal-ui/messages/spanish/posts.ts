import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { posts as english } from '../english/posts.ts'

export const posts: TextsLike<typeof english> = {
  back: 'Recompensas',
  gone: 'Este artículo ya no está',
  goneText: 'Puede que el enlace sea antiguo o esté mal escrito.',
  by: 'Por el equipo %{team}',
  products: 'De este artículo',
  loading: 'Cargando el artículo',
}
