export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * The groups of nodes that reach each other, each in alphabetical order: Tarjan's strongly connected components with
 * more than one member. Edges to nodes outside the graph are ignored.
 */
export const findCycles = (graph: Graph): readonly (readonly string[])[] => {
  const indexOf = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const cycles: string[][] = []

  /** Returns the lowest index that the node reaches on the stack. */
  const visit = (node: string): number => {
    const index = indexOf.size
    let low = index
    indexOf.set(node, index)
    stack.push(node)
    onStack.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      const known = indexOf.get(next)
      if (known === undefined) low = Math.min(low, visit(next))
      else if (onStack.has(next)) low = Math.min(low, lowest.get(next) ?? known)
    }
    lowest.set(node, low)
    if (low === index) collect(node)
    return low
  }

  const collect = (root: string): void => {
    const members = stack.splice(stack.indexOf(root))
    for (const member of members) onStack.delete(member)
    if (members.length > 1) cycles.push(members.sort())
  }

  for (const node of graph.keys()) if (!indexOf.has(node)) visit(node)
  return cycles
}
