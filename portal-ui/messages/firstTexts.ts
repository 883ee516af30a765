import { action } from './english/action.ts'
import { home } from './english/home.ts'
import { shell } from './english/shell.ts'
import { states } from './english/states.ts'

/** The English texts of the frame and of the first page. */
export const firstTexts = {
  action,
  home,
  shell,
  states,
} as const
