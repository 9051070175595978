// planted typescript(consistent-type-definitions): type
export interface Shape {
  size: number;
}
