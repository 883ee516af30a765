import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { form as english } from '../english/form.ts'

export const form = {
  atLeast: 'Mindestens %{minimum}.',
  atMost: 'Höchstens %{maximum}.',
  charactersMax: 'Höchstens %{maximum} Zeichen.',
  required: 'Erforderlich',
  save: 'Speichern',
  worth: 'Wert: %{money}',
  wholeNumber: 'Gib eine ganze Zahl ein.',
} as const satisfies TextsLike<typeof english>
