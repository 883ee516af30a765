import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { ra as english } from '../english/ra.ts'

export const ra = {
  action: { close: 'Cerrar' },
  message: { unsaved_changes: 'Algunos de tus cambios no se han guardado. ¿Salir sin guardarlos?' },
  notification: { http_error: 'No se pudo contactar con Laurel. Inténtalo de nuevo.' },
} as const satisfies TextsLike<typeof english>
