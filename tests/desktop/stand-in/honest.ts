const HARMLESS = new Set<PropertyKey>(['then', 'toJSON', 'constructor', 'prototype', '$$typeof', 'asymmetricMatch', 'nodeType']);

/**
 * An object that throws on anything it does not have: a main process that starts to use more of Electron than the stand-in does for real
 * must not pass its tests by accident.
 */
export const honest = <Target extends object>(name: string, target: Target): Target =>
  new Proxy(target, {
    get(object, property) {
      if (property in object || typeof property === 'symbol' || HARMLESS.has(property)) {
        const value: unknown = Reflect.get(object, property, object);
        // Bound to what is inside, which may have private fields.
        return typeof value === 'function' && property !== 'constructor' ? value.bind(object) : value;
      }
      throw new Error(`The Electron stand-in does not implement ${name}.${String(property)}`);
    },
  });
