import type { ProjectedNotice } from '@laurel/projections/runner/notice.ts'

/** Under load notices come by the hundred; people see no more than a few per second. */
const restMilliseconds = 150

/**
 * Passes notices on one at a time. What comes meanwhile is put together, so that a busy hour costs as much as a
 * quiet one.
 */
export const createNoticeQueue = (handle: (notice: ProjectedNotice) => Promise<void>) => {
  let waiting: ProjectedNotice | undefined
  let isBusy = false

  const work = async (): Promise<void> => {
    isBusy = true
    try {
      while (waiting) {
        const notice = waiting
        waiting = undefined
        await handle(notice)
        await new Promise(resolve => setTimeout(resolve, restMilliseconds).unref())
      }
    } finally {
      isBusy = false
    }
  }

  return (notice: ProjectedNotice): Promise<void> => {
    waiting = waiting ? merge(waiting, notice) : notice
    return isBusy ? Promise.resolve() : work()
  }
}

/** Null names everyone, and stays so. */
export const merge = (first: ProjectedNotice, second: ProjectedNotice): ProjectedNotice => ({
  position: Math.max(first.position, second.position),
  teamIds: union(first.teamIds, second.teamIds),
  memberIds: union(first.memberIds, second.memberIds),
})

const union = (first: string[] | null, second: string[] | null): string[] | null =>
  first && second ? [...new Set([...first, ...second])] : null
