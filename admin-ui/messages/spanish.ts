import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { access } from './spanish/access.ts'
import { action } from './spanish/action.ts'
import { apiKeys } from './spanish/apiKeys.ts'
import { awards } from './spanish/awards.ts'
import { banners } from './spanish/banners.ts'
import { billing } from './spanish/billing.ts'
import { books } from './spanish/books.ts'
import { celebrations } from './spanish/celebrations.ts'
import { changes } from './spanish/changes.ts'
import { charities } from './spanish/charities.ts'
import { competitions } from './spanish/competitions.ts'
import { consent } from './spanish/consent.ts'
import { events } from './spanish/events.ts'
import { exceptions } from './spanish/exceptions.ts'
import { exports } from './spanish/exports.ts'
import { fairness } from './spanish/fairness.ts'
import { field } from './spanish/field.ts'
import { form } from './spanish/form.ts'
import { fourEyes } from './spanish/fourEyes.ts'
import { gifs } from './spanish/gifs.ts'
import { gifts } from './spanish/gifts.ts'
import { integrations } from './spanish/integrations.ts'
import { items } from './spanish/items.ts'
import { list } from './spanish/list.ts'
import { nominations } from './spanish/nominations.ts'
import { operations } from './spanish/operations.ts'
import { operationsHome } from './spanish/operationsHome.ts'
import { people } from './spanish/people.ts'
import { places } from './spanish/places.ts'
import { plans } from './spanish/plans.ts'
import { policySimulation } from './spanish/policySimulation.ts'
import { ra } from './spanish/ra.ts'
import { radar } from './spanish/radar.ts'
import { recognition } from './spanish/recognition.ts'
import { reports } from './spanish/reports.ts'
import { rewards } from './spanish/rewards.ts'
import { security } from './spanish/security.ts'
import { segments } from './spanish/segments.ts'
import { settings } from './spanish/settings.ts'
import { shell } from './spanish/shell.ts'
import { signIn } from './spanish/signIn.ts'
import { states } from './spanish/states.ts'
import { subscriptions } from './spanish/subscriptions.ts'
import { tax } from './spanish/tax.ts'
import { team } from './spanish/team.ts'
import { webhooks } from './spanish/webhooks.ts'

/** Every text in Spanish. */
export const spanish = {
  access,
  action,
  apiKeys,
  awards,
  banners,
  billing,
  celebrations,
  changes,
  charities,
  competitions,
  consent,
  events,
  exceptions,
  exports,
  fairness,
  fourEyes,
  books,
  tax,
  webhooks,
  field,
  form,
  gifs,
  gifts,
  integrations,
  items,
  list,
  nominations,
  operations,
  operationsHome,
  people,
  places,
  plans,
  policySimulation,
  ra,
  radar,
  recognition,
  reports,
  rewards,
  security,
  segments,
  settings,
  shell,
  signIn,
  states,
  subscriptions,
  team,
} as const satisfies TextsLike<typeof english>
