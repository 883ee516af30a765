import { english } from '../../messages/english.ts'

const names: ReadonlyMap<string, string> = new Map(Object.entries(english.operations.home.partNames))

/** A part of Laurel in plain words. */
export const partName = (name: string): string => names.get(name) ?? name
