import type { ra as english } from '../english/ra.ts'
import type { TextsLike } from '../textsLike.ts'

export const ra = {
  action: { close: 'Cerrar' },
  message: { unsaved_changes: 'Algunos de tus cambios no se han guardado. ¿Salir sin guardarlos?' },
  notification: { http_error: 'No se pudo contactar con Laurel. Inténtalo de nuevo.' },
} as const satisfies TextsLike<typeof english>
