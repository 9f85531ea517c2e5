// The part of the library that is used here; its own types lie outside of what its package exports.
declare module 'better-sqlite3' {
  namespace Database {
    type RunResult = { changes: number; lastInsertRowid: number | bigint };

    interface Statement<Parameters extends unknown[] = unknown[], Row = unknown> {
      run(...parameters: Parameters): RunResult;
      get(...parameters: Parameters): Row | undefined;
      all(...parameters: Parameters): Row[];
      iterate(...parameters: Parameters): IterableIterator<Row>;
    }

    interface Database {
      readonly open: boolean;
      readonly inTransaction: boolean;
      prepare<Parameters extends unknown[] = unknown[], Row = unknown>(sql: string): Statement<Parameters, Row>;
      exec(sql: string): this;
      pragma(sql: string, options?: { simple?: boolean }): unknown;
      /** The function runs between BEGIN and COMMIT; what it throws rolls back and goes on. */
      transaction<Arguments extends unknown[], Result>(work: (...values: Arguments) => Result): (...values: Arguments) => Result;
      function(name: string, options: { deterministic?: boolean }, implementation: (...values: unknown[]) => unknown): this;
      close(): this;
    }
  }

  const Database: new (
    file: string,
    options?: { readonly?: boolean; fileMustExist?: boolean; timeout?: number },
  ) => Database.Database;
  export = Database;
}
