import type { UnderWay } from '@laurel/ledger/audit/clearingWatch.ts'
import type { UnsignedTail } from '@laurel/ledger/audit/unsignedTail.ts'
import type { Verification } from '@laurel/ledger/audit/verifyLedger.ts'
import type { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'

/** A follow-up that is still open after this long is a finding. */
const patienceMilliseconds = 60_000
/** People read a list of findings up to about here. */
const findingsMax = 20

export type Signed = { readonly newest: CheckpointLine | undefined; readonly tail: UnsignedTail }

/** Prints the result of an audit, and sets the exit code to 1 where something is wrong. */
export const report = (verification: Verification, signed: Signed): void => {
  const { events, streams, underWay } = verification
  const findings = verification.findings.slice(0, findingsMax)
  const broken = new Set(verification.findings.map(({ invariant }) => invariant))
  for (const invariant of new Set([...verification.checked, ...broken]))
    say(`${broken.has(invariant) ? '✗' : '✓'} ${invariant}`)

  const deadLettered = underWay.filter(({ isDeadLettered }) => isDeadLettered)
  const overdue = underWay.filter(subject => !subject.isDeadLettered && isOverdue(subject))
  say(`${overdue.length > 0 ? '✗' : '✓'} clearing account`)
  for (const { invariant, message } of findings) say(`  ${invariant}: ${message}`)
  for (const { subjectId, points, since } of overdue)
    say(`  clearing account: ${points} points of ${subjectId} are under way since ${since.type} ${since.id}.`)
  for (const { subjectId, points } of deadLettered)
    say(`  dead letter: ${points} points of ${subjectId} wait for a person to decide.`)
  say(`  ${signedText(signed, new Date())}`)

  const isSound = findings.length === 0 && overdue.length === 0
  say(
    isSound
      ? `${events} events in ${streams} streams hold every promise.`
      : `${events} events were read. The first error is listed above.`,
  )
  if (!isSound) process.exitCode = 1
}

/** How much of the log is signed, and how old the rest is. */
export const signedText = ({ newest, tail }: Signed, now: Date): string => {
  if (tail.since === undefined)
    return newest
      ? `signed: every event, at ${newest.checkpoint.recordedAt}.`
      : 'unsigned: the log has no event.'
  const unsigned = `unsigned: ${tail.events} events since ${tail.since} (${ageOf(tail.since, now)})`
  return newest
    ? `${unsigned}; the newest checkpoint is of ${newest.checkpoint.recordedAt} (${ageOf(newest.checkpoint.recordedAt, now)}).`
    : `${unsigned}; no checkpoint was signed. Sign one with: laurel audit checkpoint`
}

const units = [
  { name: 'days', milliseconds: 24 * 60 * 60 * 1000 },
  { name: 'hours', milliseconds: 60 * 60 * 1000 },
] as const
const minuteMilliseconds = 60 * 1000

const ageOf = (instant: Instant, now: Date): string => {
  const age = Math.max(0, now.getTime() - Date.parse(instant))
  const unit = units.find(({ milliseconds }) => age >= 2 * milliseconds)
  return unit
    ? `${Math.floor(age / unit.milliseconds)} ${unit.name} ago`
    : `${Math.floor(age / minuteMilliseconds)} minutes ago`
}

const isOverdue = ({ recordedAt }: UnderWay): boolean =>
  Date.now() - Date.parse(recordedAt) > patienceMilliseconds

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
