import { awards } from './english/awards.ts'
import { banners } from './english/banners.ts'
import { celebrations } from './english/celebrations.ts'
import { competitions } from './english/competitions.ts'
import { giving } from './english/giving.ts'
import { home } from './english/home.ts'
import { nominations } from './english/nominations.ts'
import { nudges } from './english/nudges.ts'
import { people } from './english/people.ts'
import { recognition } from './english/recognition.ts'
import { reports } from './english/reports.ts'
import { rewards } from './english/rewards.ts'
import { team } from './english/team.ts'
import { unfurls } from './english/unfurls.ts'

/** The texts of the server: what it says in Slack and answers with a refusal. */
export const english = {
  awards,
  banners,
  celebrations,
  competitions,
  giving,
  home,
  nominations,
  nudges,
  people,
  recognition,
  reports,
  rewards,
  team,
  unfurls,
} as const
