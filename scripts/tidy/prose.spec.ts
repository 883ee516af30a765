import { describe, expect, it } from 'vitest'
import { filesMatching } from './sourceFiles.ts'

/** Words of a dialect that readers stumble over. Name the subject instead: a caller, a member, the worker. */
const bannedWords =
  /\b(?:whoever|nobody|somebody|anew|meanwhile|dearer|stands? in|(?:is|are|was) told|tells of|takes the place of|as against)\b/gi

/** The number of banned words that a folder still has. Lower it with every rewritten sentence; never raise it. */
const stillBanned = {
  'admin-ui': 0,
  // The system account of that name, and comments in migrations, which don't change once they have run.
  api: 12,
  docs: 0,
  ledger: 0,
  'portal-ui': 0,
  projections: 0,
  scripts: 0,
} as const

const countIn = (workspace: string): number =>
  filesMatching(`${workspace}/*.ts`, `${workspace}/*.tsx`, `${workspace}/*.md`, `${workspace}/*.sql`)
    .filter(({ path }) => path !== 'scripts/tidy/prose.spec.ts')
    .reduce((count, { text }) => count + (text.match(bannedWords)?.length ?? 0), 0)

describe('prose', () => {
  it.each(Object.entries(stillBanned))('%s has at most %i banned words', (workspace, most) => {
    expect(countIn(workspace)).toBeLessThanOrEqual(most)
  })
})
