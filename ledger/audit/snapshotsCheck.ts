import { isDeepStrictEqual } from 'node:util'
import { foldVersion } from '../handling/snapshots/foldVersion.ts'
import { decodeSnapshot } from '../handling/snapshots/snapshotContent.ts'
import type { Snapshot, SnapshotStore } from '../handling/snapshots/snapshotStore.ts'
import { ledgerStreams } from '../handling/streams.ts'
import type { CommandId } from '../kernel/ids.ts'
import type { EventLog } from '../log/port.ts'
import { type Finding, findingAt } from './check.ts'

const invariant = 'snapshots as folded'

/**
 * Folding a stream takes milliseconds. A snapshot can't be changed without its key, so that errors in them come from the
 * program and are in many; each check takes others.
 */
const checkedMax = 1_000

/** Folds streams from their beginning and compares them with their snapshots. The log has decrypted events. */
export const checkSnapshots = async (
  log: Pick<EventLog, 'readStream'>,
  store: SnapshotStore,
): Promise<{ readonly findings: readonly Finding[]; readonly checked: readonly string[] }> => {
  const findings: Finding[] = []
  const streams = await store.sample(foldVersion(), checkedMax)
  for (const stream of streams) {
    const finding = await checkStream(log, store, stream)
    if (finding) findings.push(finding)
  }
  return { findings, checked: streams.length > 0 ? [invariant] : [] }
}

const checkStream = async (
  log: Pick<EventLog, 'readStream'>,
  store: SnapshotStore,
  stream: string,
): Promise<Finding | undefined> => {
  const findingIn = (problem: string, revision = 0, position = 0): Finding => {
    const place = { stream, revision, position }
    return findingAt(
      place,
      invariant,
      `The snapshot of ${stream} ${problem}. Delete its row in snapshots.streams.`,
    )
  }
  let snapshot: Snapshot | undefined
  try {
    snapshot = await store.load(stream, foldVersion())
  } catch {
    return findingIn('was changed, or its key is another one')
  }
  // The person was erased since, or other rules have replaced it.
  if (!snapshot) return undefined
  const whole = await foldUpTo(log, snapshot)
  // Of another history, as after the log was restored: it is never used.
  if (!whole) return undefined
  const { state, handled } = decodeSnapshot<unknown>(snapshot.content)
  return isDeepStrictEqual(state, whole.state) && isDeepStrictEqual(handled, whole.handled)
    ? undefined
    : findingIn(
        `differs from the events up to revision ${snapshot.revision}`,
        snapshot.revision,
        whole.position,
      )
}

const foldUpTo = async (log: Pick<EventLog, 'readStream'>, { stream, revision, hash }: Snapshot) => {
  const fold = ledgerStreams.find(({ prefix }) => stream.startsWith(prefix))?.startFold()
  if (!fold) return undefined
  const handled = new Map<CommandId, number>()
  for await (const batch of log.readStream(stream))
    for (const event of batch) {
      fold.add(event)
      if (!handled.has(event.metadata.commandId)) handled.set(event.metadata.commandId, event.revision)
      if (event.revision < revision) continue
      return event.hash === hash ? { state: fold.state(), handled, position: event.position } : undefined
    }
  return undefined
}
