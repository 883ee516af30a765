import { access } from './english/access.ts'
import { action } from './english/action.ts'
import { form } from './english/form.ts'
import { list } from './english/list.ts'
import { operations } from './english/operations.ts'
import { people } from './english/people.ts'
import { ra } from './english/ra.ts'
import { reports } from './english/reports.ts'
import { rewards } from './english/rewards.ts'

/** Every text, by the part of the screen that shows it. */
export const english = { access, action, form, list, operations, people, ra, reports, rewards } as const
