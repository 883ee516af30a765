import type { form as english } from '../english/form.ts'
import type { TextsLike } from '../textsLike.ts'

export const form = {
  atLeast: 'Como mínimo %{minimum}.',
  atMost: 'Como máximo %{maximum}.',
  charactersMax: 'Como máximo %{maximum} caracteres.',
  required: 'Obligatorio',
  save: 'Guardar',
  worth: 'Valor: %{money}',
  wholeNumber: 'Escribe un número entero.',
} as const satisfies TextsLike<typeof english>
