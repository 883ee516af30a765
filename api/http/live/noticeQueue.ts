import type { ProjectedNotice } from '@laurel/projections/engine/waiting/notice.ts'

export type NoticeQueue = {
  readonly handle: (notice: ProjectedNotice) => Promise<void>
  /** Hears why a notice could not be passed on; it is tried again, together with later notices. */
  readonly onFailure: (error: unknown) => void
  /** How long to rest after notices were passed on, before the next are. */
  readonly restMilliseconds: number
}

const failureRestMilliseconds = 1_000

/**
 * Passes notices on one at a time, the first at once. What comes while one is passed on, or during the rest after it,
 * is put together, so that a busy hour costs as much as a quiet one; it rests at least as long as it told.
 */
export const createNoticeQueue = ({ handle, onFailure, restMilliseconds }: NoticeQueue) => {
  let waiting: ProjectedNotice | undefined
  let isBusy = false
  let isStopped = false

  const add = (notice: ProjectedNotice): void => {
    waiting = waiting ? merge(waiting, notice) : notice
  }

  /** Answers how long to rest afterwards. */
  const pass = async (notice: ProjectedNotice): Promise<number> => {
    const began = performance.now()
    try {
      await handle(notice)
      return Math.max(restMilliseconds, performance.now() - began)
    } catch (error) {
      onFailure(error)
      add(notice)
      return failureRestMilliseconds
    }
  }

  const work = async (): Promise<void> => {
    isBusy = true
    while (waiting && !isStopped) {
      const notice = waiting
      waiting = undefined
      await rest(await pass(notice))
    }
    isBusy = false
  }

  return {
    tell: (notice: ProjectedNotice): void => {
      add(notice)
      if (!isBusy) void work()
    },
    /** Nothing is passed on any more, however often it was tried. */
    stop: (): void => {
      isStopped = true
    },
  }
}

const rest = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds).unref())

/** Null names everyone, and stays so. */
export const merge = (first: ProjectedNotice, second: ProjectedNotice): ProjectedNotice => ({
  position: Math.max(first.position, second.position),
  teamIds: union(first.teamIds, second.teamIds),
  memberIds: union(first.memberIds, second.memberIds),
})

const union = (first: string[] | null, second: string[] | null): string[] | null =>
  first && second ? [...new Set([...first, ...second])] : null
