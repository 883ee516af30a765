import { type CheckpointLine, SignedCheckpoint } from '../../checkpoints/checkpoint.ts'
import { type Head, headDigest, newestHeads, rootOfHeads } from '../../checkpoints/heads.ts'
import { inclusionPaths } from '../../checkpoints/merkleTree.ts'
import { streamPrefixesOf } from '../../handling/streams.ts'
import type { TeamId } from '../../kernel/ids.ts'
import { teamStream } from '../../teams/stream.ts'

/** The head of a stream with the path that leads from it to the root of the checkpoint. */
export type StreamReceipt = Head & { readonly index: number; readonly path: readonly string[] }

/** What the first checkpoint after the closing of a month signed about one team. It names no other team. */
export type SignedTeam = {
  /** From the first one to the one that covers the closing. */
  readonly checkpoints: readonly SignedCheckpoint[]
  readonly receipts: readonly StreamReceipt[]
}

/**
 * Finds the first checkpoint that covers a revision of the team's stream. Later checkpoints change nothing, so that the
 * pack of a month stays the same. Nothing where no checkpoint covers it, or where checkpoints before it are missing.
 */
export const signedTeam = (
  lines: readonly CheckpointLine[],
  teamId: TeamId,
  closedAtRevision: number,
): SignedTeam | undefined => {
  const name = teamStream.nameOf(teamId)
  const index = lines.findIndex(({ changed }) =>
    changed.some(({ stream, revision }) => stream === name && revision >= closedAtRevision),
  )
  const covering = lines.slice(0, index + 1)
  const root = covering.at(-1)?.checkpoint.root
  const heads = newestHeads(covering.flatMap(({ changed }) => changed))
  if (root === undefined || rootOfHeads(heads) !== root) return undefined
  return {
    checkpoints: covering.map(line => SignedCheckpoint.strip().parse(line)),
    receipts: receiptsOf(heads, teamId),
  }
}

const receiptsOf = (heads: readonly Head[], teamId: TeamId): readonly StreamReceipt[] => {
  const prefixes = streamPrefixesOf(teamId)
  const places = heads.flatMap(({ stream }, place) =>
    prefixes.some(prefix => stream.startsWith(prefix)) ? [place] : [],
  )
  const paths = inclusionPaths(heads.map(headDigest), places)
  return places.flatMap((index, at) => {
    const head = heads[index]
    return head ? [{ ...head, index, path: paths[at] ?? [] }] : []
  })
}
