import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { states as english } from '../english/states.ts'

export const states = {
  thisCouldNotBe: 'No se pudo cargar',
  inactive: 'Laurel está desactivado para %{team}.',
  kept: 'Los puntos, los ajustes y el historial se conservan.',
  activate: 'Activar',
} as const satisfies TextsLike<typeof english>
