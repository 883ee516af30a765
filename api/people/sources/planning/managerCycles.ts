/** The people who report to themselves, directly or through others. Ids are those of the source. */
export const managerCycles = (managers: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const inCycle = new Set<string>()
  const seen = new Set<string>()
  for (const start of managers.keys()) {
    const path = new Map<string, number>()
    let person: string | undefined = start
    while (person !== undefined && !seen.has(person)) {
      seen.add(person)
      path.set(person, path.size)
      person = managers.get(person)
    }
    const from = person === undefined ? undefined : path.get(person)
    if (from === undefined) continue
    for (const [each, index] of path) if (index >= from) inCycle.add(each)
  }
  return inCycle
}
