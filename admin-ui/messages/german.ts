import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { access } from './german/access.ts'
import { action } from './german/action.ts'
import { apiKeys } from './german/apiKeys.ts'
import { awards } from './german/awards.ts'
import { banners } from './german/banners.ts'
import { billing } from './german/billing.ts'
import { books } from './german/books.ts'
import { celebrations } from './german/celebrations.ts'
import { changes } from './german/changes.ts'
import { charities } from './german/charities.ts'
import { competitions } from './german/competitions.ts'
import { consent } from './german/consent.ts'
import { events } from './german/events.ts'
import { exceptions } from './german/exceptions.ts'
import { exports } from './german/exports.ts'
import { fairness } from './german/fairness.ts'
import { field } from './german/field.ts'
import { form } from './german/form.ts'
import { fourEyes } from './german/fourEyes.ts'
import { gifs } from './german/gifs.ts'
import { gifts } from './german/gifts.ts'
import { integrations } from './german/integrations.ts'
import { items } from './german/items.ts'
import { list } from './german/list.ts'
import { nominations } from './german/nominations.ts'
import { operations } from './german/operations.ts'
import { operationsHome } from './german/operationsHome.ts'
import { people } from './german/people.ts'
import { places } from './german/places.ts'
import { plans } from './german/plans.ts'
import { policySimulation } from './german/policySimulation.ts'
import { ra } from './german/ra.ts'
import { radar } from './german/radar.ts'
import { recognition } from './german/recognition.ts'
import { reports } from './german/reports.ts'
import { rewards } from './german/rewards.ts'
import { security } from './german/security.ts'
import { segments } from './german/segments.ts'
import { settings } from './german/settings.ts'
import { shell } from './german/shell.ts'
import { signIn } from './german/signIn.ts'
import { states } from './german/states.ts'
import { subscriptions } from './german/subscriptions.ts'
import { tax } from './german/tax.ts'
import { team } from './german/team.ts'
import { webhooks } from './german/webhooks.ts'

/** Every text in German. */
export const german = {
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
