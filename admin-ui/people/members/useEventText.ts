import { laterTexts } from '../../messages/laterTexts.ts'
import { useText } from '../../messages/useText.ts'

type KnownEvent = keyof typeof laterTexts.events

const isKnown = (eventType: string): eventType is KnownEvent => eventType in laterTexts.events

/** An event of the ledger in words: known ones as a sentence, others by their name, spelled out. */
export const useEventText = (): ((eventType: string) => string) => {
  const text = useText()
  return eventType => {
    if (isKnown(eventType)) return text(`events.${eventType}`)
    const words = eventType.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
}
