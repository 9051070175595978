// planted boundaries(dependencies): redux-saga has one door: the sagas of
import * as library from 'redux-saga';

export { library as saga };
