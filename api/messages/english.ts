import { answers } from './english/answers.ts'
import { awards } from './english/awards.ts'
import { banners } from './english/banners.ts'
import { celebrations } from './english/celebrations.ts'
import { competitions } from './english/competitions.ts'
import { fields } from './english/fields.ts'
import { giving } from './english/giving.ts'
import { home } from './english/home.ts'
import { nominations } from './english/nominations.ts'
import { nudges } from './english/nudges.ts'
import { people } from './english/people.ts'
import { problems } from './english/problems.ts'
import { receipt } from './english/receipt.ts'
import { recognition } from './english/recognition.ts'
import { rejections } from './english/rejections.ts'
import { reports } from './english/reports.ts'
import { rewards } from './english/rewards.ts'
import { team } from './english/team.ts'
import { things } from './english/things.ts'
import { unfurls } from './english/unfurls.ts'

/** The texts of the server: what it says in Slack and answers with a refusal. */
export const english = {
  answers,
  awards,
  banners,
  celebrations,
  competitions,
  fields,
  giving,
  home,
  nominations,
  nudges,
  people,
  problems,
  receipt,
  recognition,
  rejections,
  reports,
  rewards,
  team,
  things,
  unfurls,
} as const
