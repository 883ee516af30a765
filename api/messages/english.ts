import { people } from './english/people.ts'

/** The texts of the server: what it says in Slack and answers with a refusal. */
export const english = { people } as const
