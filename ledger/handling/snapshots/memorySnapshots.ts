import type { Snapshot, SnapshotStore } from './snapshotStore.ts'

/** Snapshots for specs and simulations. */
export const createMemorySnapshots = (): SnapshotStore => {
  const snapshots = new Map<string, Snapshot>()
  return {
    load: async (stream, version) => {
      const snapshot = snapshots.get(stream)
      return snapshot?.version === version ? snapshot : undefined
    },
    save: async snapshot => {
      snapshots.set(snapshot.stream, snapshot)
    },
    sample: async (version, limit) =>
      [...snapshots.values()]
        .filter(snapshot => snapshot.version === version)
        .map(({ stream }) => stream)
        .slice(0, limit),
  }
}
