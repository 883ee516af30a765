import { useState } from 'react'

/** Leads to an address at Slack. `failure` says why the person is still here. */
export const useLeaveForSlack = (addressOf: () => Promise<string>, unknownFailure: string) => {
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const leave = async (): Promise<void> => {
    setLeaving(true)
    setFailure(undefined)
    try {
      window.location.assign(await addressOf())
    } catch (error) {
      setLeaving(false)
      setFailure(error instanceof Error ? error.message : unknownFailure)
    }
  }
  return { leave: () => void leave(), isLeaving, failure }
}
