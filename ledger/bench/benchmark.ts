import type { Engine } from '../log/eventstore/engine.ts'

/** One figure, beside the floor that was measured in the same run on the same machine. */
export type BenchmarkRow = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly floor: number
  /** Value divided by floor. */
  readonly ratio: number
}

export type BenchmarkContext = {
  /** A database for benchmarks alone, with default durability; its owner. */
  readonly databaseUrl: string
  /** The EventStoreDB to measure beside, or why there is none. */
  readonly findEventStore: () => Promise<Engine>
  readonly report: (row: BenchmarkRow) => void
  /** Notes that an aim is missed: the run continues and ends with exit code 1. */
  readonly miss: (aim: string) => void
  readonly print: (line: string) => void
  /** How long to measure: 1 is the usual length, less is rougher. */
  readonly scale: number
  /** A CSV of real thanks, for benchmarks that can read one. */
  readonly trace?: string | undefined
}

export type Benchmark = {
  readonly name: string
  readonly run: (context: BenchmarkContext) => Promise<void>
}
