/** The stores can't be opened, and a person can correct why: the message is all they need. */
export class StoreProblem extends Error {}

export class UnreachableDatabase extends StoreProblem {}

export class UnreachableEventStore extends StoreProblem {}

/** The database answers, and its contents can't be read from this data folder. */
export class WrongSecrets extends StoreProblem {}

/** The log is being copied to another store, or can't be while another process uses the installation. */
export class InstallationInUse extends StoreProblem {}

/** The log of this installation is in another store, or the store belongs to another installation. */
export class WrongLogStore extends StoreProblem {}
