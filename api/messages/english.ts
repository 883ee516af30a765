import { answers } from './english/answers.ts'
import { fields } from './english/fields.ts'
import { people } from './english/people.ts'
import { problems } from './english/problems.ts'
import { receipt } from './english/receipt.ts'
import { rejections } from './english/rejections.ts'
import { things } from './english/things.ts'

/** The texts of the server: what it says in Slack and answers with a refusal. */
export const english = { answers, fields, people, problems, receipt, rejections, things } as const
