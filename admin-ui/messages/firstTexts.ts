import { access } from './english/access.ts'
import { action } from './english/action.ts'
import { awards } from './english/awards.ts'
import { banners } from './english/banners.ts'
import { billing } from './english/billing.ts'
import { celebrations } from './english/celebrations.ts'
import { events } from './english/events.ts'
import { field } from './english/field.ts'
import { form } from './english/form.ts'
import { gifs } from './english/gifs.ts'
import { gifts } from './english/gifts.ts'
import { items } from './english/items.ts'
import { list } from './english/list.ts'
import { operations } from './english/operations.ts'
import { people } from './english/people.ts'
import { places } from './english/places.ts'
import { planned } from './english/planned.ts'
import { ra } from './english/ra.ts'
import { recognition } from './english/recognition.ts'
import { reports } from './english/reports.ts'
import { rewards } from './english/rewards.ts'
import { settings } from './english/settings.ts'
import { shell } from './english/shell.ts'
import { signIn } from './english/signIn.ts'
import { states } from './english/states.ts'
import { team } from './english/team.ts'

/** The texts of the administration, except those of pages that load their own. */
export const firstTexts = {
  access,
  action,
  awards,
  banners,
  billing,
  celebrations,
  events,
  field,
  form,
  gifs,
  gifts,
  items,
  list,
  operations,
  people,
  places,
  planned,
  ra,
  recognition,
  reports,
  rewards,
  settings,
  shell,
  signIn,
  states,
  team,
} as const
