import { laterTexts } from '../../messages/laterTexts.ts'

const names: ReadonlyMap<string, string> = new Map(Object.entries(laterTexts.operationsHome.partNames))

/** A part of Laurel in plain words. */
export const partName = (name: string): string => names.get(name) ?? name
