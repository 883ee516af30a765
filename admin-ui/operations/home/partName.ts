import { firstTexts } from '../../messages/firstTexts.ts'

const names: ReadonlyMap<string, string> = new Map(Object.entries(firstTexts.operations.home.partNames))

/** A part of Laurel in plain words. */
export const partName = (name: string): string => names.get(name) ?? name
