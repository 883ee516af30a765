import { operationsHome } from '../../messages/english/operationsHome.ts'

const names: ReadonlyMap<string, string> = new Map(Object.entries(operationsHome.partNames))

/** A part of Laurel in plain words. */
export const partName = (name: string): string => names.get(name) ?? name
