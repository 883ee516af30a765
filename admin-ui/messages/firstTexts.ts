import { access } from './english/access.ts'
import { action } from './english/action.ts'
import { field } from './english/field.ts'
import { form } from './english/form.ts'
import { gifs } from './english/gifs.ts'
import { list } from './english/list.ts'
import { places } from './english/places.ts'
import { ra } from './english/ra.ts'
import { recognition } from './english/recognition.ts'
import { shell } from './english/shell.ts'
import { signIn } from './english/signIn.ts'
import { states } from './english/states.ts'

/** The texts of the frame and of the first page. The other pages load theirs. */
export const firstTexts = {
  access,
  action,
  field,
  form,
  gifs,
  list,
  places,
  ra,
  recognition,
  shell,
  signIn,
  states,
} as const
