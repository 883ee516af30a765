import { hash } from 'node:crypto'

/** A SHA-256 in hex. */
export type Digest = string

/** The hash of a leaf never equals the hash of a node (as in RFC 6962). */
const leafMark = Buffer.from([0])
const nodeMark = Buffer.from([1])

const bytesOf = (digest: Digest): Buffer => Buffer.from(digest, 'hex')

export const leafDigest = (content: string): Digest =>
  hash('sha256', Buffer.concat([leafMark, Buffer.from(content)]))

const nodeDigest = (left: Digest, right: Digest): Digest =>
  hash('sha256', Buffer.concat([nodeMark, bytesOf(left), bytesOf(right)]))

/** The level above: neighbours become one node, and one that has no neighbour moves up as it is. */
const parentsOf = (level: readonly Digest[]): readonly Digest[] => {
  const parents: Digest[] = []
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = level.slice(index, index + 2)
    if (left !== undefined) parents.push(right === undefined ? left : nodeDigest(left, right))
  }
  return parents
}

/** The root over leaves in their order; the root over nothing is the hash of no bytes. */
export const rootOf = (leaves: readonly Digest[]): Digest => {
  let level = leaves
  while (level.length > 1) level = parentsOf(level)
  return level[0] ?? hash('sha256', '')
}

/** The neighbours that lead from one leaf up to the root. */
export const inclusionPath = (leaves: readonly Digest[], index: number): readonly Digest[] =>
  inclusionPaths(leaves, [index])[0] ?? []

/** The paths of several leaves of one tree, which is computed once. */
export const inclusionPaths = (
  leaves: readonly Digest[],
  indexes: readonly number[],
): readonly (readonly Digest[])[] => {
  const levels: (readonly Digest[])[] = []
  for (let level = leaves; level.length > 1; level = parentsOf(level)) levels.push(level)
  return indexes.map(index => levels.flatMap((level, height) => level[(index >> height) ^ 1] ?? []))
}

export type Inclusion = {
  readonly index: number
  /** The number of leaves in the tree. */
  readonly size: number
  readonly path: readonly Digest[]
}

/** The root that a leaf and its neighbours lead to; none when the path has not the length this place asks for. */
export const rootFromPath = (leaf: Digest, { index, size, path }: Inclusion): Digest | undefined => {
  if (index >= size) return undefined
  const neighbours = [...path]
  let digest = leaf
  for (let place = index, last = size - 1; last > 0; place >>= 1, last >>= 1) {
    const isRight = place % 2 === 1
    if (!isRight && place === last) continue
    const neighbour = neighbours.shift()
    if (neighbour === undefined) return undefined
    digest = isRight ? nodeDigest(neighbour, digest) : nodeDigest(digest, neighbour)
  }
  return neighbours.length === 0 ? digest : undefined
}
