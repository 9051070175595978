export default function Part() {
  return null;
}
// planted import(no-default-export): named exports
