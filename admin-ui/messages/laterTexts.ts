import { awards } from './english/awards.ts'
import { banners } from './english/banners.ts'
import { celebrations } from './english/celebrations.ts'
import { changes } from './english/changes.ts'
import { charities } from './english/charities.ts'
import { competitions } from './english/competitions.ts'
import { events } from './english/events.ts'
import { exports } from './english/exports.ts'
import { gifts } from './english/gifts.ts'
import { items } from './english/items.ts'
import { nominations } from './english/nominations.ts'
import { people } from './english/people.ts'
import { reports } from './english/reports.ts'
import { rewards } from './english/rewards.ts'
import { segments } from './english/segments.ts'
import { subscriptions } from './english/subscriptions.ts'
import { team } from './english/team.ts'

/** The texts that the first page does not need. `lazyPage` loads them with the code of another page. */
export const laterTexts = {
  awards,
  banners,
  celebrations,
  changes,
  charities,
  competitions,
  events,
  exports,
  gifts,
  items,
  nominations,
  people,
  reports,
  rewards,
  segments,
  subscriptions,
  team,
} as const
