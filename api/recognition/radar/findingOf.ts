import type { Finding } from '@laurel/contract/recognition/findings.ts'
import { userReferenceOf } from '../../people/userReference.ts'
import type { ListedFinding } from './listFindings.ts'

/** A finding as the contract has it. */
export const findingOf = (finding: ListedFinding): Finding => ({
  id: finding.sightingId,
  signal: finding.signal,
  users: finding.subjects.map(userReferenceOf),
  month: finding.month,
  share: finding.share,
  times: finding.times,
  weight: finding.weight,
  found_at: finding.foundAt,
  status: finding.status,
  decided_by: finding.decider && userReferenceOf(finding.decider),
  decided_at: finding.decidedAt,
})
