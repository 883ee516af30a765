import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { form as english } from '../english/form.ts'

export const form = {
  atLeast: 'Como mínimo %{minimum}.',
  atMost: 'Como máximo %{maximum}.',
  charactersMax: 'Como máximo %{maximum} caracteres.',
  required: 'Obligatorio',
  save: 'Guardar',
  worth: 'Valor: %{money}',
  wholeNumber: 'Escribe un número entero.',
} as const satisfies TextsLike<typeof english>
