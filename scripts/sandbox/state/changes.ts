import type { Message } from './messages.ts'
import type { View } from './views.ts'

/** Something a screen that is open should show at once. */
export type Change =
  | { kind: 'message'; message: Message }
  | { kind: 'messageDeleted'; channelId: string; ts: string; visibleTo?: string }
  | { kind: 'views'; userId: string; stack: readonly View[] }
  | { kind: 'home'; userId: string; view: View }
  | { kind: 'workspace' }

export type Changes = {
  publish(change: Change): void
  /** Returns how to stop. */
  subscribe(listener: (change: Change) => void): () => void
}

export const createChanges = (): Changes => {
  const listeners = new Set<(change: Change) => void>()
  return {
    publish(change) {
      for (const listener of listeners) listener(change)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
