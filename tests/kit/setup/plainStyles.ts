import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';

/**
 * Queries by role ask for the styles of every element, and happy-dom copies the styles of each ancestor with
 * `structuredClone`. Copies them property by property: each is one flat object.
 */
export function copyStylesPlainly(): void {
  CSSPropertyManager.prototype.clone = function clone() {
    const copy = new CSSPropertyManager();
    for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property };
    // The names as they were set, which the types keep private.
    Reflect.set(copy, 'definedPropertyNames', { ...Reflect.get(this, 'definedPropertyNames') });
    return copy;
  };
}
