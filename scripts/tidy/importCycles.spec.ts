import { describe, expect, it } from 'vitest'
import { findCycles } from './findCycles.ts'
import { projectImportsOf } from './imports.ts'
import { filesMatching } from './sourceFiles.ts'

/** Cycles of types alone, in the server that plays the EventStoreDB protocol for specs. */
const toleratedIn = 'ledger/log/eventstore/testing/'

describe('imports', () => {
  it('form no cycle, types included', () => {
    const graph = new Map(
      filesMatching('*.ts', '*.tsx').map(file => [file.path, projectImportsOf(file)] as const),
    )
    expect(findCycles(graph).filter(cycle => !cycle.every(path => path.startsWith(toleratedIn)))).toEqual([])
  })
})

describe('a cycle', () => {
  const graphOf = (edges: Record<string, string>) =>
    new Map(Object.entries(edges).map(([node, targets]) => [node, targets.split('')] as const))

  it('is found wherever it begins', () => {
    expect(findCycles(graphOf({ a: 'b', b: 'c', c: 'b', d: 'a' }))).toEqual([['b', 'c']])
  })

  it('counts as one with another that it touches', () => {
    expect(findCycles(graphOf({ a: 'b', b: 'ac', c: 'b' }))).toEqual([['a', 'b', 'c']])
  })

  it('needs more than two ways to the same file, or a library', () => {
    expect(findCycles(graphOf({ a: 'bc', b: 'd', c: 'dx', d: '' }))).toEqual([])
  })
})
